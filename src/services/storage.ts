/** About as long as a stored session. */
const PROBE = 'x'.repeat(4096);
const memory = new Map<string, string>();

/** localStorage if it's allowed and has room, else memory. Never throws. */
export const storage = {
  getItem(key: string): string | null {
    const inMemory = memory.get(key);
    if (inMemory !== undefined) return inMemory;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  /** The keys with a prefix, sorted. */
  keys(prefix: string): string[] {
    let stored: (string | null)[] = [];
    try {
      stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    } catch {
      // Blocked storage has no keys.
    }
    const all = new Set([...memory.keys(), ...stored]);
    return [...all]
      .filter((key) => key !== null)
      .filter((key) => key.startsWith(prefix))
      .toSorted();
  },
  /** Whether a key's value outlives the page. */
  isStored(key: string): boolean {
    return !memory.has(key);
  },
  /** Whether a login would outlive the page. */
  hasRoom(): boolean {
    try {
      localStorage.setItem('camino-probe', PROBE);
      localStorage.removeItem('camino-probe');
      return true;
    } catch {
      return false;
    }
  },
  /** Whether the browser blocks all storage. */
  isBlocked(): boolean {
    try {
      return localStorage === null;
    } catch {
      return true;
    }
  },
  removeItem(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked storage has nothing to remove.
    }
  },
};
