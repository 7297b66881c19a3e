// The brand: a crystal ball with a star in it. One drawing for pages, icons and pictures.

/** Its box is 100 by 100, with its corner at 0. Its colours suit light and dark backgrounds. */
export const BALL =
  '<defs><radialGradient id="glass" cx=".36" cy=".28" r=".78"><stop stop-color="#f1e7ff"/><stop offset=".5" stop-color="#8f66d0"/><stop offset="1" stop-color="#2f1759"/></radialGradient></defs>' +
  '<path fill="#75648f" d="M30 80h40l8 14q1.5 4-3 4H25q-4.5 0-3-4z"/>' +
  '<circle cx="50" cy="45" r="42" fill="url(#glass)"/>' +
  '<path fill="#fff3c9" d="M50 21q3.5 21 24 24-20.5 3-24 24-3.5-21-24-24 20.5-3 24-24zM72 64q.8 5.2 6 6-5.2.8-6 6-.8-5.2-6-6 5.2-.8 6-6zM73 20q.6 4.4 5 5-4.4.6-5 5-.6-4.4-5-5 4.4-.6 5-5z"/>' +
  '<path fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round" d="M19 35Q25 20 40 14"/>';
