import type { Card } from '#machines/types.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { sectionOfCard, type GrammarLink } from '../../content/grammar-links.ts';
import { Sound } from '../Sound.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { MixedText } from '../../ui/base/MixedText.tsx';
import { WordReview } from '../../ui/play/WordReview.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import { typeset } from '../../ui/base/typeset.ts';

interface Missed {
  id: string;
  /** The right answer, or what was asked if that is the Spanish. */
  spanish: ReactNode;
  other: ReactNode;
  note?: ReactNode;
  sound: string;
  section?: GrammarLink | undefined;
}

/** Lists missed questions with audio and links; `cards` adds a link to study them. */
export function LookAgain({ missed, cards }: { missed: readonly Missed[]; cards?: readonly string[] }) {
  return (
    <WordReview
      title="Look at these again"
      action={
        cards && (
          <Button variant="outline" asChild>
            <Link href={`${paths.reviewOf(cards)}&deck=games`} onClick={singleClick()}>
              Study these
            </Link>
          </Button>
        )
      }
      items={missed.map(({ sound, section, ...item }) => ({
        ...item,
        audio: <Sound id={item.id} text={sound} />,
        link: section && (
          <Link href={paths.grammarSection(section.id)} onClick={singleClick()}>
            Grammar: <MixedText text={section.title} />
          </Link>
        ),
      }))}
    />
  );
}

export function MissedCards({ missed }: { missed: readonly Card[] }) {
  return (
    <LookAgain
      cards={missed.map(({ id }) => id)}
      missed={missed.map((card) => ({
        id: card.id,
        spanish: <span {...inSpanish}>{card.spanish}</span>,
        other: typeset(card.english),
        note: <span {...inSpanish}>{card.example}</span>,
        sound: card.spanish,
        section: sectionOfCard(card),
      }))}
    />
  );
}
