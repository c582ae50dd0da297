import type { ReactNode } from 'react';
import { CourseLandscape } from './CourseLandscape.tsx';
import { Level, Note, Rest } from './course-level-styles.ts';

interface LevelProps {
  level: 'A1' | 'A2' | 'B1';
  title: string;
  text: string;
  landscape: ReactNode;
  children: ReactNode;
}

/** A level: its scene and the path through its places. */
export function CourseLevel({ level, title, text, landscape, children }: LevelProps) {
  return (
    <Level data-level={level} aria-label={`${level}: ${title}`}>
      <header>
        <CourseLandscape level={level}>{landscape}</CourseLandscape>
        <div>
          <h2>
            {level}: {title}
          </h2>
          <p>{text}</p>
        </div>
      </header>
      <ol>{children}</ol>
    </Level>
  );
}

/** What is said between two levels. */
export function CourseNote({ children }: { children: ReactNode }) {
  return <Note>{children}</Note>;
}

/** Fills the space of places to come, so that what follows stays out of sight. */
export function CoursePlacesSkeleton() {
  return <Rest />;
}
