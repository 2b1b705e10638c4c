const LINK = 'a[data-leave]';
const PRESSES = 3;
/** Escape pressed more slowly than this is meant for something else. */
const PRESSED_WITHIN_MS = 5000;
/** Key in sessionStorage: this tab has left the site by the button. */
const LEFT_KEY = 'left';

/**
 * Makes the quick exit work before React does: its link and three presses of Escape replace the page by the link's
 * target. Text typed into a form is gone, also when Back shows an earlier page of this tab.
 */
export function watchForLeaving(): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK);
      if (!link) return;
      event.preventDefault();
      leave(link.href);
    },
    true,
  );
  let presses: number[] = [];
  addEventListener(
    'keydown',
    ({ key, repeat, timeStamp }) => {
      if (repeat) return;
      const recent = presses.filter((at) => timeStamp - at < PRESSED_WITHIN_MS);
      presses = key === 'Escape' ? [...recent, timeStamp] : [];
      const link = presses.length >= PRESSES && document.querySelector<HTMLAnchorElement>(LINK);
      if (link) leave(link.href);
    },
    true,
  );
  // After the browser has restored what was typed.
  addEventListener('pageshow', () => {
    if (hasLeft()) emptyForms();
  });
}

function leave(address: string): void {
  // The other site may take seconds to answer.
  document.documentElement.hidden = true;
  document.title = '';
  emptyForms();
  try {
    sessionStorage.clear();
    sessionStorage.setItem(LEFT_KEY, '1');
  } catch {
    // The visitor denies storage: nothing is kept there.
  }
  // As `rel="noreferrer"` does for the link.
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  document.head.append(referrer);
  location.replace(address);
}

function emptyForms(): void {
  for (const form of document.forms) form.reset();
}

function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT_KEY) !== null;
  } catch {
    return false;
  }
}
