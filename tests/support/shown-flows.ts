export async function shownFlow<Content>(origin: string, name: string): Promise<Content> {
  const response = await fetch(`${origin}/flows/${name}.json`);
  if (!response.ok) throw new Error(`/flows/${name}.json answered ${response.status}.`);
  return (await response.json()) as Content;
}
