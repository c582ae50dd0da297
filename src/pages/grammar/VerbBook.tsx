import { allTenses, persons, type AnyTense } from '#machines/games/exercise.types.ts';
import type { grammarMachine } from '#machines/study/grammar.machine.ts';
import { findVerbs, searchableVerbs } from '#machines/study/verb-search.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { tablesOfVerb } from '../../content/grammar-links.ts';
import { verbBook } from '../../content/verb-book.ts';
import { personIn, tenseLabels } from '../../content/verb-labels.ts';
import { Button } from '../../ui/base/Button.tsx';
import { StatusLine } from '../../ui/base/StatusLine.tsx';
import { useHash } from '../../ui/base/Tabs.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import {
  Book,
  FormTable,
  FormTables,
  VerbForm,
  VerbHeader,
  VerbLinks,
  VerbPanel,
} from '../../ui/site/VerbTables.tsx';

const book = verbBook.map((verb) => ({ ...verb, id: tablesOfVerb(verb.infinitive).id }));
const verbs = searchableVerbs(book);

export default function VerbBook({ flow }: { flow: ActorRefFrom<typeof grammarMachine> }) {
  const search = useSelector(flow, (state) => state.context.search);
  const hash = useHash();
  const open = book.find(({ id }) => id === hash);
  const found = findVerbs(verbs, search);
  const isUnknown = hash.startsWith('verbs-') && !open;
  return (
    <Book>
      <h2>All verbs</h2>
      <p>
        The {verbBook.length} verbs of the flashcards and the course in eight tenses and moods. Search for a
        verb, its meaning or any of its forms.
      </p>
      <SearchField
        label="Search verbs"
        value={search}
        onChange={(text) => flow.send({ type: 'search.changed', search: text })}
        onClear={() => flow.send({ type: 'search.changed', search: '' })}
      />
      {isUnknown && <StatusLine tone="error">The flashcards don’t include this verb.</StatusLine>}
      {open && <Tables key={open.id} verb={open} />}
      <StatusLine>{found.length === 0 ? `No verbs found matching "${search.trim()}"` : ''}</StatusLine>
      <VerbLinks verbs={found} open={open?.id} />
    </Book>
  );
}

function Tables({ verb }: { verb: (typeof book)[number] }) {
  const { id, infinitive, translation, gerund, participle, conjugations, irregular } = verb;
  const formOf = (form: string, name: string) => (
    <VerbForm form={form} isIrregular={irregular.includes(name)} />
  );
  return (
    <VerbPanel id={id} label={infinitive}>
      <VerbHeader
        infinitive={infinitive}
        translation={translation}
        gerund={formOf(gerund, 'gerund')}
        participle={formOf(participle, 'participle')}
        actions={
          <>
            <Button variant="outline" onClick={() => print()}>
              Print
            </Button>
            <Button variant="ghost" asChild>
              <a href="#verbs">Close</a>
            </Button>
          </>
        }
      />
      <FormTables>
        {allTenses.map((tense) => (
          <FormTable
            key={tense}
            title={titleOf(tense)}
            absence={tense === 'imperative' ? 'Not used as a command.' : 'Not used in this tense.'}
            rows={persons.flatMap((person) => {
              const form = conjugations[tense][person];
              if (form === undefined) return [];
              return { head: personIn(tense, person).label, form: formOf(form, `${tense}-${person}`) };
            })}
          />
        ))}
      </FormTables>
    </VerbPanel>
  );
}

function titleOf(tense: AnyTense): string {
  return tenseLabels[tense].replace(/:.*/, '');
}
