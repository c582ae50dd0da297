import type { Prompt } from '#machines/course/lesson.types.ts';
import { pictureAddress } from '../../content/picture-files.ts';
import { ClozeText } from '../../ui/base/ClozeText.tsx';
import { MixedText } from '../../ui/base/MixedText.tsx';
import { Picture } from '../../ui/base/Picture.tsx';

const BLANK = '___';

export function PromptText({ prompt: { text, language, picture } }: { prompt: Prompt }) {
  const address = picture && pictureAddress(picture);
  if (address) return <Picture address={address} alt={text} size="large" />;
  const blanked = text.replaceAll(/_{3,}/g, BLANK);
  return language === 'es' ? <ClozeText text={blanked} blank={BLANK} /> : <MixedText text={blanked} />;
}
