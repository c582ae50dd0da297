/** What was fetched; `missing` if that fails while the browser has no network. Rejects if it fails otherwise. */
export async function unlessOffline<Content>(fetching: Promise<Content>, missing: Content): Promise<Content> {
  try {
    return await fetching;
  } catch (error) {
    if (navigator.onLine) throw error;
    return missing;
  }
}
