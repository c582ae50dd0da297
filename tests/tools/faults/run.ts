await import('./damaged.ts');
await import('./full-disk.ts');
await import('./kill.ts');
