import { typeset } from './typeset.ts';
import { inSpanish } from './languages.ts';

/** English text with Spanish in «», announced in each language but styled alike, unlike `MixedText`. */
export function Bilingual({ text }: { text: string }) {
  return typeset(text)
    .split(/[«»]/)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={index} {...inSpanish}>
          {part}
        </span>
      ),
    );
}
