import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flows } from '#machines/all.ts';
import { questionText } from '#machines/atlas/questions.ts';
import { parseReview, partTitle, standingOf, type Comment } from '#machines/inspect/comments.ts';
import { wordsOf } from './flow-words.ts';
import { modelOf } from './models.ts';
import { flowTextOf, timedDiagram } from './pictures.ts';

const STANDINGS = { same: '', changed: ' (changed since)', gone: ' (no longer there)' };

/** The comments in a folder of reviews as lines, and what's wrong with its files. */
export function listedReviews(folder: string): { lines: string[]; problems: string[] } {
  const lines: string[] = [];
  const problems: string[] = [];
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const parsed = parseReview(readFileSync(join(folder, file), 'utf8'));
    if (parsed.ok) lines.push(...parsed.comments.map(lineOf));
    else problems.push(`${file}: ${parsed.message}`);
  }
  return { lines, problems };
}

function lineOf(comment: Comment): string {
  const { flow, part, kind, text, name, date } = comment;
  const head = `${kind.toUpperCase()} ${flow}`;
  const tail = `“${text}” ${name}, ${date}`;
  const asked = questionText(flow);
  if (asked) return `${head}, ${partTitle(asked, part)}: ${tail}${STANDINGS[standingOf(comment, asked)]}`;
  if (flows.every(({ id }) => id !== flow)) return `${head}: ${tail} (no longer there)`;
  const words = wordsOf(flow);
  const flowText = flowTextOf(timedDiagram(modelOf(flow), words), words);
  return `${head}, ${partTitle(flowText, part)}: ${tail}${STANDINGS[standingOf(comment, flowText)]}`;
}
