import { flowAtlasMachine } from '#machines/atlas/flow-atlas.machine.ts';
import {
  questions,
  WHO_HEARS,
  WHO_HEARS_TITLE,
  type Part,
  type Question,
} from '#machines/atlas/questions.ts';
import { catalog } from '#machines/catalog.ts';
import type { Place } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { Link, useParams } from 'wouter';
import { loadAtlas, loadPlaces } from '../actors/atlas/flows.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { useLoggedPath } from '../runtime/use-logged-path.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../ui/base/Breadcrumbs.tsx';
import { Button } from '../ui/base/Button.tsx';
import { Container } from '../ui/base/Container.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';
import { PageHeader } from '../ui/base/PageHeader.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { HearingList } from './HearingList.tsx';
import { Statements } from './Statements.ts';

const flowAtlas = wire(flowAtlasMachine, { loadAtlas, loadPlaces });
const titles = new Map<string, string>(catalog.map(({ id, title }) => [id, title]));
const known = new Map(Object.entries<Question>(questions));

const Failure = chakra('div', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', marginTop: '4' },
});

const Remarks = chakra('div', { base: { maxWidth: '54rem', marginTop: '5' } });

const commentsPanel = () => import('./CommentsPanel.tsx');

export default function QuestionPage() {
  const { question: id } = useParams<{ question: string }>();
  if (!known.has(id) && id !== WHO_HEARS) return <Missing question={id} />;
  return <Answered key={id} id={id} />;
}

function Answered({ id }: { id: string }) {
  const atlas = useFlow(flowAtlas, { isQuoting: id !== WHO_HEARS });
  const places = useSelector(atlas, (state) => state.context.places);
  const entries = useSelector(atlas, (state) => state.context.entries);
  const hasFailed = useSelector(atlas, (state) => state.can({ type: 'load.retried' }));
  const question = known.get(id);
  const title = question?.title ?? WHO_HEARS_TITLE;
  return (
    <Container isPage>
      <PageHeader
        title={title}
        description={
          question
            ? 'Each statement is a test that runs these flows together; below it are the states and arrows that make it so.'
            : 'What flows emit, and who listens. A test compares this with the listeners in the code.'
        }
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Flow diagrams', href: paths.flows() },
              { label: 'Between flows', href: paths.flowQuestions() },
              { label: title },
            ]}
            renderLink={(href, label) => <Link href={href}>{label}</Link>}
          />
        }
      />
      {question ? <Answers question={question} places={places} /> : <HearingList entries={entries} />}
      <Remarks>
        <Chunk load={commentsPanel}>
          {({ CommentsPanel }) => <CommentsPanel flow={id} part={null} onSeek={() => undefined} />}
        </Chunk>
      </Remarks>
      {hasFailed && (
        <Failure>
          <StatusLine tone="error">The sentences of the diagrams couldn’t be loaded.</StatusLine>
          <Button size="sm" onClick={() => atlas.send({ type: 'load.retried' })}>
            Try again
          </Button>
        </Failure>
      )}
    </Container>
  );
}

function Answers({ question, places }: { question: Question; places: readonly Place[] }) {
  return (
    <Statements>
      {Object.entries(question.statements).map(([name, { text, at }]) => (
        <li key={name}>
          <p>{text}</p>
          {at.length > 0 && (
            <ul aria-label="Why">
              {at.map((part) => (
                <li key={part.join()}>
                  <PartLink part={part} places={places} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Statements>
  );
}

/** The sentence of a state or arrow once it’s loaded, before that its flow’s title. */
function PartLink({ part: [flow, part], places }: { part: Part; places: readonly Place[] }) {
  const place = places.find((one) => one.flow === flow && one.part === part);
  return (
    <>
      <small>{place?.title ?? titles.get(flow)}</small>
      <Link href={paths.flow(flow, part)}>{place?.sentence ?? 'Its place in the diagram'}</Link>
    </>
  );
}

function Missing({ question }: { question: string }) {
  useLoggedPath();
  return (
    <ErrorScreen title="No such question" text={`No question is called “${question.slice(0, 60)}”.`}>
      <Button asChild>
        <Link href={paths.flowQuestions()}>All questions</Link>
      </Button>
    </ErrorScreen>
  );
}
