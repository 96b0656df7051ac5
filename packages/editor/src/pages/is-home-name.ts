/** Whether a page is called as the home page is: "Homepage" everywhere, and what its owner calls it. */
export function isHomeName(name: string, homeTitle: string | undefined): boolean {
  return name === 'Homepage' || (homeTitle !== undefined && name === homeTitle);
}
