import { sectionOfQuestion } from './grammar-links.ts';
import first from './grammar-questions.ts';
import points from './points.ts';
import a1 from './questions/a1.ts';
import a2 from './questions/a2.ts';
import b1 from './questions/b1.ts';

/** A grammar point without its rule; «» mark Spanish in its title. */
export interface PointBrief {
  id: string;
  unit: string;
  title: string;
  /** The tenses and constructions that it teaches. */
  teaches: readonly string[];
  /** The sections of the grammar reference that its questions practice. */
  sections: readonly string[];
}

const questions = [...first, ...a1, ...a2, ...b1];

/** How many questions must lead to a section before their point counts as practicing it. */
const SEVERAL = 3;

/** The points in course order. A build contains only the result. */
export const pointList: readonly PointBrief[] = points.map(({ id, unit, title, teaches, section }) => {
  const practiced = questions.filter(({ point }) => point === id);
  const places = practiced.flatMap(({ category }) => sectionOfQuestion(category)?.id ?? []);
  const further = places.filter((place) => places.filter((other) => other === place).length >= SEVERAL);
  const sections = practiced.length > 0 ? [...new Set([section, ...further])] : [];
  return { id, unit, title, teaches, sections };
});
