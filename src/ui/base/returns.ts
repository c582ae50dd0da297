let isBack = false;

/** Whether the page came back by the browser's history, which then scrolls to where it was. */
export const isReturn = () => isBack;

/** The last two events are wouter's, for links and redirects. */
if (!import.meta.env.SSR)
  for (const event of ['popstate', 'pushState', 'replaceState'])
    addEventListener(event, () => {
      isBack = event === 'popstate';
    });
