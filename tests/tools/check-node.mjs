// Runs before npm's own scripts: on older versions they'd fail with errors that name no reason.
const version = process.argv[2] ?? process.versions.node;
const [major, minor] = version.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  process.stderr.write(
    `Camino needs Node 20.19, or 22.12 and newer; this is ${version}. You get it from https://nodejs.org.\n`,
  );
  process.exitCode = 1;
}
