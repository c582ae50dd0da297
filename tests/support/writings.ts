import type { Block } from '../../src/content/article.types.ts';
import about from '../../src/content/about.ts';
import faq from '../../src/content/faq.ts';
import support from '../../src/content/support.ts';
import { articles } from '../../src/content/articles.ts';

export interface Writing {
  id: string;
  title: string;
  lead?: string;
  blocks: readonly Block[];
}

export const writings: readonly Writing[] = [
  { id: 'about', ...about },
  { id: 'support', ...support },
  ...faq.flatMap(({ questions }) => questions.map(({ question, ...rest }) => ({ title: question, ...rest }))),
  ...articles.map(({ slug, ...rest }) => ({ id: slug, ...rest })),
];

export function textsIn({ title, lead = '', blocks }: Writing): string[] {
  return [title, lead, ...blocks.flatMap(textsOfBlock)].filter((text) => text !== '');
}

export function addressesIn({ blocks }: Writing): string[] {
  return blocks.flatMap((block) => (block.kind === 'links' ? block.items.map(({ href }) => href) : []));
}

function textsOfBlock(block: Block): string[] {
  if (block.kind === 'examples') {
    return block.items.flatMap(({ spanish, english }) => [`«${spanish}»`, english]);
  }
  if (block.kind === 'list') return [...block.items];
  return block.kind === 'links' ? block.items.map(({ label }) => label) : [block.text];
}
