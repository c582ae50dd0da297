import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { LazyPage } from '../runtime/LazyPage.tsx';
import { paths } from '../paths.ts';

type Load = () => Promise<{ default: ComponentType }>;

const flowsPage: Load = () => import('./FlowsPage.tsx');
const replayPage: Load = () => import('./ReplayPage.tsx');
const flowPage: Load = () => import('./FlowPage.tsx');
const questionsPage: Load = () => import('./QuestionsPage.tsx');
const questionPage: Load = () => import('./QuestionPage.tsx');

export default function FlowRoutes() {
  const [location] = useLocation();
  return <LazyPage load={pageAt(location.replace(/\/$/, ''))} />;
}

function pageAt(location: string): Load {
  if (location === paths.flows()) return flowsPage;
  if (location === paths.flowQuestions()) return questionsPage;
  if (location.startsWith(`${paths.flowQuestions()}/`)) return questionPage;
  return location === paths.flowReplay() ? replayPage : flowPage;
}
