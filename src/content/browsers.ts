/** The oldest versions that Camino works in. Styles in `index.html` tell older ones by what they lack. */
const browsers = { Chrome: '123', Edge: '123', Firefox: '126', Safari: '17.5' };

/** For Vite's `build.target`. */
export const buildTarget = Object.entries({ ...browsers, ios: browsers.Safari }).map(
  ([name, version]) => name.toLowerCase() + version,
);

const names = Object.entries(browsers).map(([name, version]) => `${name} ${version}`);

/** Ends in the middle of a sentence. */
export const supportedBrowsers = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}, or a newer version`;

export const APPLE_DEVICES = 'On an iPhone or iPad, every browser is as old as its iOS, so update that.';
