import {
  COMPARED,
  HORIZON,
  outlookOf,
  type Outlook,
  type SimulationInput,
} from '#machines/learning/simulate.rules.ts';

export type OutlookReply = Outlook | 'failed';

addEventListener('message', ({ data }: MessageEvent<SimulationInput>) => {
  postMessage(replyTo(data), { transfer: [] });
});

function replyTo(input: SimulationInput): OutlookReply {
  try {
    return outlookOf(
      input,
      COMPARED.map((percent) => percent / 100),
      HORIZON,
    );
  } catch {
    return 'failed';
  }
}
