import { Parser } from 'htmlparser2';

/** Longer fields are cut; a card has room for far fewer characters. */
const LONGEST = 10_000;
const BREAKING = new Set(
  'br div p ul ol li table tr td th hr blockquote pre h1 h2 h3 h4 h5 h6 dl dt dd'.split(' '),
);
const TAGS = new Set([
  ...BREAKING,
  ...'a abbr b big center cite code del em font i iframe img ins kbd mark q rp rt ruby s script small'.split(
    ' ',
  ),
  ...'span strike strong style sub sup svg tbody thead tt u video audio source anki-mathjax'.split(' '),
]);
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
const CLOZE = /\{\{c\d+::([^{}]*)\}\}/gi;
/** How deep clozes may be nested. */
const DEEPEST = 5;

/**
 * The text of a field without markup, sounds and clozes. `isHtml`: whether the list says so; null if it doesn't, then
 * only tags and entities that HTML has count.
 */
export function plainField(field: string, isHtml: boolean | null): string {
  const silent = field.slice(0, LONGEST).replaceAll(/\[sound:[^\][]*\]/gi, ' ');
  return solvedClozes(
    isHtml === false || !/[<&]/.test(silent) ? silent : textOfHtml(silent, isHtml === true),
  );
}

function textOfHtml(html: string, isSure: boolean): string {
  if (!isSure && !ENTITY.test(html) && !hasTag(html)) return html;
  const lines: string[] = [];
  let text = '';
  let hidden = 0;
  const endLine = () => {
    lines.push(text.trim());
    text = '';
  };
  const isText = (name: string) => !isSure && !TAGS.has(name);
  const parser = new Parser({
    ontext: (piece) => {
      if (hidden === 0) text += piece;
    },
    onopentagname: (name) => {
      if (isText(name)) text += html.slice(parser.startIndex, parser.endIndex + 1);
      else if (BREAKING.has(name)) endLine();
      if (isHidden(name)) hidden += 1;
    },
    onclosetag: (name, isImplied) => {
      if (isText(name) && !isImplied) text += `</${name}>`;
      else if (BREAKING.has(name)) endLine();
      if (isHidden(name)) hidden -= 1;
    },
  });
  parser.end(html);
  endLine();
  return lines.filter((line) => line !== '').reduce(joined, '');
}

/** Lines are meanings, unless they go on. */
function joined(text: string, line: string): string {
  const goesOn = /(?:^|[.,;:!?…(/–-])$/.test(text) || /^[.,;:!?…(/–-]/.test(line);
  return text + (goesOn ? ' ' : '; ') + line;
}

function isHidden(name: string): boolean {
  return name === 'style' || name === 'script';
}

function hasTag(text: string): boolean {
  return [...text.matchAll(/<\/?([a-z][a-z\d-]*)(?=[\s/>])/gi)].some(([, name = '']) =>
    TAGS.has(name.toLowerCase()),
  );
}

/** `{{c1::casa::a building}}` is casa. */
function solvedClozes(text: string): string {
  let solved = text;
  for (let depth = 0; depth < DEEPEST && solved.includes('{{c'); depth += 1)
    solved = solved.replaceAll(CLOZE, (_whole, inner: string) => inner.split('::', 1)[0] ?? '');
  return solved;
}
