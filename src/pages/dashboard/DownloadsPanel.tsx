import { customPdfMachine } from '#machines/upkeep/custom-pdf.machine.ts';
import { downloadMachine } from '#machines/upkeep/download.machine.ts';
import { pagesOfCards, pdfSets, type DownloadRequest } from '#machines/upkeep/download.rules.ts';
import { useSelector } from '@xstate/react';
import FileDown from 'lucide-react/icons/file-down';
import { useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { decks } from '../../content/categories.ts';
import { useKnownProgress, useOwnLog } from '../../learner/Activity.tsx';
import { usePreferences } from '../../learner/Preferences.tsx';
import { useSeed } from '../../runtime/runtime.ts';
import { holdFile, makeFileFor, saveFile } from '../../actors/downloads.ts';
import { loadCards } from '../../actors/library.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { useListener } from '../../runtime/use-listener.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CategoryIcon } from '../../ui/base/CategoryIcon.tsx';
import { ChoiceCards } from '../../ui/form/ChoiceCards.tsx';
import { DownloadSections, ExportTable, SetCard, SetGrid } from '../../ui/site/Downloads.tsx';
import { HubSection } from '../../ui/site/Hub.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { CustomPdfPanel } from './CustomPdfPanel.tsx';
import { DownloadProgressPanel } from './DownloadProgressPanel.tsx';

const customPdf = wire(customPdfMachine, {});

type Download = { download: ActorRefFrom<typeof downloadMachine> };
type Choices = { choices: ActorRefFrom<typeof customPdfMachine> };

const available = Object.fromEntries(decks.map(({ slug, count }) => [slug, count]));
const colors = new Map(decks.map(({ slug, color }) => [slug, color]));
/** Regions that use US Letter. */
const letterRegions = /-(US|CA|MX|GT|SV|HN|NI|CR|PA|CO|VE|CL|DO|PR|PH)\b/i;

export default function DownloadsPanel() {
  const log = useOwnLog();
  const preferences = usePreferences();
  const downloads = useMemo(
    () => wire(downloadMachine, { loadCards, makeFile: makeFileFor(log, preferences), holdFile, saveFile }),
    [log, preferences],
  );
  const isFitted = useKnownProgress()?.fits.at(-1)?.kind === 'memory.fitted';
  const download = useFlow(downloads);
  const choices = useFlow(customPdf, {
    available,
    paper: letterRegions.test(navigator.language) ? 'letter' : 'a4',
    seed: useSeed(),
  });
  useListener(choices, 'download.requested', (request) => download.send(request));
  const isBusy = useSelector(download, (state) => state.hasTag('busy'));
  return (
    <DownloadSections>
      <HubSection>
        <h2>Printable flashcards</h2>
        <p>
          Ten cards a sheet: print on both sides, flip on the long edge, and cut along the marks. Every back
          lands behind its front.
        </p>
        <PaperChoice choices={choices} />
        <SetGrid>
          {pdfSets.map((set) => (
            <li key={set.id}>
              <SetCard
                title={set.title}
                text={`${set.count} cards · ${pagesOfCards(set.count)} pages`}
                color={colors.get(set.category)}
                icon={<CategoryIcon category={set.category} />}
              >
                <RequestButton
                  download={download}
                  requestOf={() => ({ kind: 'set', set, paper: choices.getSnapshot().context.paper })}
                >
                  <FileDown aria-hidden />
                  <span>
                    Download PDF<VisuallyHidden> {set.title}</VisuallyHidden>
                  </span>
                </RequestButton>
              </SetCard>
            </li>
          ))}
        </SetGrid>
      </HubSection>
      <CustomPdfPanel choices={choices} isBusy={isBusy} />
      <HubSection>
        <h2>Take your cards with you</h2>
        <p>
          For Anki: double-click the file, or choose File → Import in Anki. Cards that you imported before are
          updated, and your reviews stay. CSV opens in Excel, Numbers and Google Sheets.
        </p>
        {isFitted && (
          <p>
            The decks’ options have the numbers fitted to your memory, for Anki 25.07 and later with FSRS on.
            To use them, tick “Import any learning progress” and “Import any deck presets” when you import.
          </p>
        )}
        <ExportTable
          label="Cards by category"
          rows={decks.map(({ slug, title, count, color }) => ({
            id: slug,
            title,
            count,
            color,
            icon: <CategoryIcon category={slug} />,
            actions: (['anki', 'csv'] as const).map((kind) => (
              <RequestButton
                key={kind}
                isSmall
                download={download}
                requestOf={() => ({ kind, category: slug, title })}
              >
                <span>
                  {kind === 'anki' ? 'Anki' : 'CSV'}
                  <VisuallyHidden> {title}</VisuallyHidden>
                </span>
              </RequestButton>
            )),
          }))}
        />
      </HubSection>
      <DownloadProgressPanel download={download} />
    </DownloadSections>
  );
}

function PaperChoice({ choices }: Choices) {
  const paper = useSelector(choices, (state) => state.context.paper);
  return (
    <ChoiceCards
      legend="Paper"
      name="paper"
      value={paper}
      options={[
        { value: 'letter', label: 'US Letter', hint: '8.5 × 11 in' },
        { value: 'a4', label: 'A4', hint: '210 × 297 mm' },
      ]}
      onChange={(chosen) => choices.send({ type: 'paper.chosen', paper: chosen })}
    />
  );
}

interface RequestButtonProps extends Download {
  requestOf: () => DownloadRequest;
  isSmall?: boolean;
  children: ReactNode;
}

function RequestButton({ download, requestOf, isSmall, children }: RequestButtonProps) {
  const canRequest = useSelector(download, (state) =>
    state.can({ type: 'download.requested', request: requestOf() }),
  );
  return (
    <Button
      variant="outline"
      {...(isSmall && { size: 'sm' })}
      aria-disabled={!canRequest}
      {...(!canRequest && { 'data-disabled': '' })}
      onClick={() => download.send({ type: 'download.requested', request: requestOf() })}
    >
      {children}
    </Button>
  );
}
