import { inFolder } from '../paths.ts';

export function SourceLinks({ flow, states }: { flow: string; states: readonly string[] }) {
  return (
    <p data-part="note">
      In the source:{' '}
      {states.map((state, index) => (
        <span key={state}>
          {index > 0 && ', '}
          <a href={inFolder(`/flows/source/${flow}/${state}`)}>{state}</a>
        </span>
      ))}
    </p>
  );
}
