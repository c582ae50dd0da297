import groups from '../../content/faq.ts';
import { FaqEntry, QuestionList } from '../../ui/site/Questions.tsx';
import { useHash } from '../../ui/base/Tabs.tsx';
import { WrittenBlocks } from './WrittenBlocks.tsx';
import { WrittenPage } from './WrittenPage.tsx';

export default function FaqPage() {
  const asked = useHash();
  return (
    <WrittenPage
      title="Questions and answers"
      lead="What learners ask about Camino. Open a question to read its answer."
    >
      {groups.map(({ title, questions }) => (
        <QuestionList key={title}>
          <h2>{title}</h2>
          <div>
            {questions.map(({ id, question, blocks }) => (
              <FaqEntry key={id} id={id} question={question} isOpen={asked === id}>
                <WrittenBlocks blocks={blocks} isCompact />
              </FaqEntry>
            ))}
          </div>
        </QuestionList>
      ))}
    </WrittenPage>
  );
}
