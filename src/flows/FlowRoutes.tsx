import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { Chunk } from '../flow/Chunk.tsx';
import { paths } from '../paths.ts';
import { BusyScreen } from '../ui/BusyScreen.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const flowsPage: Load = () => import('./FlowsPage.tsx');
const replayPage: Load = () => import('./ReplayPage.tsx');
const flowPage: Load = () => import('./FlowPage.tsx');

/** The pages of `/flows`. They are told apart here, since every page that `App.tsx` names weighs on the start page. */
export default function FlowRoutes() {
  const [location] = useLocation();
  return (
    <Chunk load={pageAt(location.replace(/\/$/, ''))} fallback={<BusyScreen label="Loading..." />}>
      {({ default: Page }) => <Page />}
    </Chunk>
  );
}

function pageAt(location: string): Load {
  if (location === paths.flows()) return flowsPage;
  return location === paths.flowReplay() ? replayPage : flowPage;
}
