import type { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import { levelOf, missedRounds, rightForms, totalScore } from '#machines/games/verb-conjugation.rules.ts';
import { verbXp } from '#machines/learning/xp.rules.ts';
import { Fragment } from 'react';
import type { ActorRefFrom } from 'xstate';
import { sectionOfVerb } from '../../../content/grammar-links.ts';
import { personIn, tenseLabels } from '../../../content/verb-labels.ts';
import { GameEnd, PlayAgain } from '../GameEnd.tsx';
import { LookAgain } from '../LookAgain.tsx';
import { inSpanish } from '../../../ui/base/languages.ts';

type Props = { game: ActorRefFrom<typeof verbConjugationMachine> };

export default function VerbConjugationEnd({ game }: Props) {
  const { rounds, judged, difficulty, rules } = game.getSnapshot().context;
  const score = totalScore(judged);
  const right = judged.reduce((sum, round) => sum + rightForms(round), 0);
  const total = judged.reduce((sum, { forms }) => sum + forms.length, 0);
  return (
    <>
      <GameEnd
        game={game}
        title="Quiz complete!"
        right={score}
        total={judged.length}
        text={`You scored ${score} of ${judged.length} points${score % 1 > 0 ? ': a verb that’s at least half right earns half a point' : ''}.`}
        figure={{ label: 'Forms right', value: `${right} / ${total}` }}
        xp={{ value: verbXp(levelOf(difficulty), score) }}
      >
        <PlayAgain game={game} />
      </GameEnd>
      <LookAgain
        missed={missedRounds(rounds, judged, rules.persons).map(
          ({ id, infinitive, tense, forms, persons: missed }) => ({
            id,
            spanish: (
              <span {...inSpanish}>
                {missed.map((person) => (
                  <Fragment key={person}>
                    <small>{personIn(tense, person).label}</small> {forms[person]} <br />
                  </Fragment>
                ))}
              </span>
            ),
            other: <span {...inSpanish}>{infinitive}</span>,
            note: tenseLabels[tense],
            sound: missed.map((person) => forms[person]).join(', '),
            section: sectionOfVerb(infinitive, tense),
          }),
        )}
      />
    </>
  );
}
