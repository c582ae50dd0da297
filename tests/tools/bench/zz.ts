import { launchBrowser } from '../../support/browser.ts';
import { playDays } from '../../support/week.ts';
import { learnerAt, phone, siteOf } from './pages/site.ts';
import { writeFileSync } from 'node:fs';
const DAY = 86_400_000;
const folders = process.env['FOLDERS']?.split(',') ?? ['dist'];
const paths = process.env['PAGES']?.split(',') ?? ['/course', '/'];
const runs = Number(process.env['RUNS'] ?? 3);
const rate = Number(process.env['RATE'] ?? 1);
const net = process.env['NET'] === '1';
const browser = await launchBrowser();
const today = Math.floor(Date.now() / DAY) * DAY;
const { facts } = await playDays(
  { days: 30, dailyGoal: 10, recall: { first: 0.85, later: 0.9 } },
  today - 30 * DAY + DAY / 3,
);
const turns = [];
for (const f of folders) {
  const site = await siteOf(f);
  turns.push([site, await learnerAt(site, browser, facts)] as const);
}
const all: Record<string, any[]> = {};
for (let run = 0; run < runs; run += 1)
  for (const [site, stored] of turns)
    for (const path of paths) {
      const context = await phone(browser, stored);
      const page = await context.newPage();
      await page.addInitScript(() => {
        (globalThis as any).shifts = [];
        new PerformanceObserver((l) =>
          l
            .getEntries()
            .forEach((e: any) =>
              (globalThis as any).shifts.push([
                Math.round(e.startTime),
                +e.value.toFixed(4),
                e.sources.map((s: any) => [
                  s.node?.nodeName,
                  s.node?.className?.baseVal ?? s.node?.className,
                  s.node?.textContent?.slice(0, 30),
                  s.previousRect.y,
                  s.currentRect.y,
                  s.previousRect.height,
                  s.currentRect.height,
                ]),
              ]),
            ),
        ).observe({ type: 'layout-shift', buffered: true });
      });
      const cdp = await context.newCDPSession(page);
      if (rate > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      if (net) {
        await cdp.send('Network.enable');
        await cdp.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 200000,
          uploadThroughput: 93750,
        });
      }
      const bcdp = await browser.newBrowserCDPSession();
      const chunks: any[] = [];
      bcdp.on('Tracing.dataCollected', ({ value }: any) => chunks.push(...value));
      await bcdp.send('Tracing.start', {
        traceConfig: {
          includedCategories: [
            'devtools.timeline',
            'toplevel',
            'v8',
            'disabled-by-default-v8.cpu_profiler',
            'blink.user_timing',
            'loading',
          ],
        },
        transferMode: 'ReportEvents',
      } as any);
      const done = new Promise((r) => bcdp.once('Tracing.tracingComplete', r));
      await page.goto(site.origin + path, { waitUntil: 'commit' });
      await page.locator('main section [data-part=actions] a').first().waitFor();
      const at = await page.evaluate(() => performance.now());
      await page.waitForTimeout(Number(process.env['WAIT'] ?? 2000));
      await bcdp.send('Tracing.end');
      await done;
      const shifts = await page.evaluate(() => (globalThis as any).shifts);
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      const res = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((e: any) => [
            Math.round(e.startTime),
            Math.round(e.responseEnd),
            e.encodedBodySize,
            e.name.replace(location.origin, ''),
          ]),
      );
      if (process.env['SAVE'])
        writeFileSync(`/tmp/zz-${path.replaceAll('/', '_')}-${run}.json`, JSON.stringify(chunks));
      // main renderer thread
      const names = chunks
        .filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
        .map((e) => `${e.pid}:${e.tid}`);
      const nav = new Map<string, number>();
      for (const e of chunks) {
        const k = `${e.pid}:${e.tid}`;
        if (names.includes(k))
          nav.set(
            k,
            (nav.get(k) ?? 0) + (e.name === 'EvaluateScript' || e.name === 'v8.evaluateModule' ? 1 : 0),
          );
      }
      const key = [...nav].sort((a, b) => b[1] - a[1])[0]?.[0];
      const own = chunks.filter((e) => `${e.pid}:${e.tid}` === key && e.ph === 'X');
      const sum: Record<string, number> = {};
      for (const e of own) sum[e.name] = (sum[e.name] ?? 0) + (e.tdur ?? e.dur ?? 0) / 1000;
      const tasks = own
        .filter((e) => e.name.includes('RunTask'))
        .map((e) => (e.tdur ?? 0) / 1000)
        .filter((t) => t > 8)
        .sort((a, b) => b - a);
      const row = {
        at: Math.round(at),
        total: sum['ThreadControllerImpl::RunTask'] ?? sum['RunTask'],
        tasks: tasks.slice(0, 10).map((t) => +t.toFixed(1)),
        tbt4: Math.round(tasks.reduce((s, t) => s + Math.max(0, t * 4 - 50), 0)),
        style: sum['UpdateLayoutTree'],
        layout: sum['Layout'],
        paint: sum['Paint'],
        prepaint: sum['PrePaint'],
        layerize: sum['Layerize'],
        parse: sum['ParseHTML'],
        gc: sum['MajorGC'],
        mgc: sum['MinorGC'],
        fn: sum['FunctionCall'],
        micro: sum['RunMicrotasks'],
        evalM: sum['v8.evaluateModule'],
        compile: sum['v8.compileModule'] ?? 0,
        nodes,
      };
      (all[`${site.folder} ${path}`] ??= []).push(row);
      if (run === runs - 1) {
        console.log(site.folder, path, JSON.stringify(row));
        console.log('shifts', JSON.stringify(shifts));
        if (process.env['RES']) for (const r of res) console.log(r.join(' '));
      }
      await context.close();
    }
for (const [k, rows] of Object.entries(all)) {
  console.log(
    k,
    'tbt4',
    rows.map((r) => r.tbt4).join(','),
    'total',
    rows.map((r) => Math.round(r.total)).join(','),
    'style',
    rows.map((r) => Math.round(r.style)).join(','),
    'layout',
    rows.map((r) => Math.round(r.layout)).join(','),
    'at',
    rows.map((r) => r.at).join(','),
  );
}
await browser.close();
for (const [site] of turns) await site.stop();
