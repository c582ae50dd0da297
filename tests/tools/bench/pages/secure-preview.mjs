// Serves a build over HTTP/2 with TLS: `node secure-preview.mjs <folder> <key> <certificate>`, run in its
// checkout.
import { preview } from 'vite';

const [, , outDir, key, cert] = process.argv;
const server = await preview({ build: { outDir }, preview: { https: { key, cert } } });
server.printUrls();
