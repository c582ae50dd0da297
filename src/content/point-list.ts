import { sectionOfQuestion } from './grammar-links.ts';
import first from './grammar-questions.ts';
import points from './points.ts';
import a1 from './questions/a1.ts';
import a2 from './questions/a2.ts';
import b1 from './questions/b1.ts';

/** A point of grammar without its rule. Spanish in the title is set in «». */
export interface PointBrief {
  id: string;
  unit: string;
  title: string;
  /** The tenses and constructions that it teaches. */
  teaches: readonly string[];
  /** The sections of the grammar reference whose rules its questions practice. */
  sections: readonly string[];
}

const questions = [...first, ...a1, ...a2, ...b1];

/** Questions that lead to a section make their point one of it from this number on; fewer only touch its rule. */
const SEVERAL = 3;

/** The points in the order in which they are learned. A build has only the result. */
export const pointList: readonly PointBrief[] = points.map(({ id, unit, title, teaches, section }) => {
  const practiced = questions.filter(({ point }) => point === id);
  const places = practiced.flatMap(({ category }) => sectionOfQuestion(category)?.id ?? []);
  const further = places.filter((place) => places.filter((other) => other === place).length >= SEVERAL);
  const sections = practiced.length > 0 ? [...new Set([section, ...further])] : [];
  return { id, unit, title, teaches, sections };
});
