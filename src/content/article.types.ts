/** Written pages as data; «» mark Spanish in English text. The `id` of a heading is its address after `#`. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string; id?: string }
  | { kind: 'list'; items: readonly string[]; isOrdered?: boolean }
  | { kind: 'examples'; items: readonly { spanish: string; english: string }[] }
  | { kind: 'links'; items: readonly PageLink[] };

/** A link to another page. `href` is an address of the app. */
interface PageLink {
  label: string;
  href: string;
}

/** A page of text: about, support. */
export interface TextPage {
  title: string;
  lead: string;
  blocks: readonly Block[];
}

/** An article of the blog; `slug` is its address. */
export interface Article extends TextPage {
  slug: string;
}

/** A question of the FAQ; `id` is its address after `#`. */
interface Question {
  id: string;
  question: string;
  blocks: readonly Block[];
}

export interface QuestionGroup {
  title: string;
  questions: readonly Question[];
}
