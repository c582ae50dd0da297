/** The level whose content comes when it's used, unless a learner keeps it. */
export const KEPT_LEVEL = 'B1';
/** The browser's cache of files that were used or are kept. */
export const KEPT_CACHE = 'camino-kept';
/** The list of files that this version stores on use, as paths in the app's folder. */
export const KEPT_LIST = 'offline.json';

/** A file's name without folder and hash: `b1-casa` of `assets/b1-casa-0a1b2c3d.js`. */
export function stemOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/-[\w-]{8}\.\w+$/, '');
}

/** The files of the kept level: all, or those of some units with what the level's units share. */
export function filesOfLevel(files: readonly string[], units: readonly string[] | 'all'): string[] {
  const level = KEPT_LEVEL.toLowerCase();
  const belongsTo = (stem: string, name: string) => `-${stem}-`.includes(`-${name}-`);
  return files.filter((file) => {
    const stem = stemOf(file);
    if (units === 'all') return belongsTo(stem, level);
    return units.some((unit) => stem === level || belongsTo(stem, unit));
  });
}
