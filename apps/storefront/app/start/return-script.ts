/**
 * For the page that is shown without a connection, at the address that was asked for: it asks for that again as soon as
 * the shop can be reached. At its own address it leads to the home page, once a connection came back.
 */
export const returnScript = `(() => {
  const own = /^(\\/(?:de|en))?\\/offline$/.exec(location.pathname);
  const again = () => (own ? location.replace(own[1] || '/') : location.reload());
  let isAway = !own || !navigator.onLine;
  const ask = () =>
    fetch('/latest-build.json', { cache: 'no-store' }).then(
      (answer) => answer.ok && isAway && again(),
      () => (isAway = true),
    );
  addEventListener('online', ask);
  addEventListener('offline', () => (isAway = true));
  setInterval(ask, 3000);
  document.getElementById('again').addEventListener('click', (event) => {
    event.preventDefault();
    again();
  });
})()`;
