import type { Card } from '#machines/types.ts';
import { pictureAddress } from '../../content/picture-files.ts';

/** Pixels, at about 200 dpi. */
const SIDE = 96;

/** Pictures as PNG by card id, since PDFs take no SVG. Skips pictures that can't be fetched or drawn. */
export async function picturesOf(cards: readonly Card[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const sprites = new Map<string, Promise<Document>>();
  const spriteOf = (file: string) => {
    const sprite = sprites.get(file) ?? fetchSprite(file);
    sprites.set(file, sprite);
    return sprite;
  };
  const pictures = new Map<string, Uint8Array>();
  for (const card of cards) {
    const [file = '', name = ''] = pictureAddress(card)?.split('#') ?? [];
    if (!file) continue;
    try {
      const symbol = (await spriteOf(file)).getElementById(name);
      if (symbol) pictures.set(card.id, await drawn(symbol.innerHTML));
    } catch {
      continue;
    }
  }
  return pictures;
}

async function fetchSprite(file: string): Promise<Document> {
  const response = await fetch(file);
  return new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
}

async function drawn(shapes: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${SIDE}" height="${SIDE}">${shapes}</svg>`;
  const image = new Image(SIDE, SIDE);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  if (!png) throw new Error('The picture couldn’t be drawn');
  return new Uint8Array(await png.arrayBuffer());
}
