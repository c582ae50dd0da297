const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];
const SCALE = 2;

/** Renders a diagram to a file. Rejects if the browser can't paint it. */
export async function pictureFile(drawing: SVGSVGElement, format: 'svg' | 'png'): Promise<Blob> {
  return format === 'png'
    ? await pngImage(drawing)
    : new Blob([svgDocument(drawing)], { type: 'image/svg+xml' });
}

/** A standalone SVG in light colours, with fonts and a paper background. */
function svgDocument(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.style.colorScheme = 'light';
  copy.style.position = 'absolute';
  copy.style.insetInlineStart = '-100000px';
  for (const part of copy.querySelectorAll('[data-selected]')) part.removeAttribute('data-selected');
  drawing.after(copy);
  const shapes = [...copy.querySelectorAll<SVGElement>('rect, circle, path, text')];
  const styles = shapes.map((shape) => {
    const style = getComputedStyle(shape);
    return PROPERTIES.map((property) => [property, style.getPropertyValue(property)] as const);
  });
  copy.remove();
  shapes.forEach((shape, index) => {
    for (const [property, value] of styles[index] ?? []) shape.setAttribute(property, value);
  });
  for (const part of copy.querySelectorAll('[data-part=reach]')) part.remove();
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name } of Array.from(part.attributes)) if (isOfPage(name)) part.removeAttribute(name);
  }
  copy.prepend(paper());
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

/** A PNG at twice the size. Rejects if the browser can't paint it. */
async function pngImage(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svgDocument(drawing)], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = drawing.viewBox.baseVal.width * SCALE;
    canvas.height = drawing.viewBox.baseVal.height * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image could not be made'))));
    });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function paper(): SVGRectElement {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  sheet.setAttribute('width', '100%');
  sheet.setAttribute('height', '100%');
  sheet.setAttribute('fill', '#FFFDF8');
  return sheet;
}

function isOfPage(attribute: string): boolean {
  return /^(class|style|tabindex|role|data-|aria-(?!label))/.test(attribute);
}
