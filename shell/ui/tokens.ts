/** The product's colors. No code outside this package defines a color. */
export interface Palette {
  readonly ground: string;
  readonly surface: string;
  readonly line: string;
  /** Around a field, which must be seen before it is filled in: 3:1 to its ground, where a hairline has less. */
  readonly edge: string;
  readonly text: string;
  readonly muted: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly bronze: string;
  readonly green: string;
  readonly red: string;
  readonly amber: string;
  /** Grounds of messages in the color of the same name. */
  readonly greenGround: string;
  readonly redGround: string;
  readonly amberGround: string;
  /** The primary and the red color under the pointer and while pressed, as antd derives them. */
  readonly primaryHover: string;
  readonly primaryActive: string;
  readonly redHover: string;
  readonly redActive: string;
  readonly primaryGround: string;
  readonly primaryLine: string;
  /** Overlays for any background: disabled or hovered elements, and pressed or empty ones. */
  readonly fill: string;
  readonly fillStrong: string;
  /** Behind a dialog. */
  readonly veil: string;
}

export const LIGHT: Palette = {
  ground: '#f6f7f9',
  surface: '#ffffff',
  line: '#e3e6eb',
  edge: '#868f9d',
  text: '#161b26',
  muted: '#556070',
  primary: '#2346c8',
  onPrimary: '#ffffff',
  bronze: '#96590e',
  green: '#146c3a',
  red: '#b42318',
  amber: '#8f5200',
  greenGround: '#edf7f1',
  redGround: '#fdf0ee',
  amberGround: '#fdf4e4',
  primaryHover: '#486bd4',
  primaryActive: '#132da1',
  redHover: '#c24638',
  redActive: '#8f100b',
  primaryGround: '#f0f6ff',
  primaryLine: '#9ab4ed',
  fill: 'rgb(0 0 0 / 4%)',
  fillStrong: 'rgb(0 0 0 / 8%)',
  veil: 'rgb(0 0 0 / 45%)',
};

export const DARK: Palette = {
  ground: '#0f1218',
  surface: '#171b23',
  line: '#2a303b',
  edge: '#667080',
  text: '#e7eaf0',
  muted: '#9aa5b5',
  primary: '#8ea6ff',
  onPrimary: '#0f1218',
  bronze: '#e0a458',
  green: '#5cc98a',
  red: '#ff8a7a',
  amber: '#e0a458',
  greenGround: '#14261d',
  redGround: '#2d1a1a',
  amberGround: '#2a2115',
  primaryHover: '#a8b7e8',
  primaryActive: '#6373ad',
  redHover: '#e8a195',
  redActive: '#ad6156',
  primaryGround: '#1d202c',
  primaryLine: '#39405b',
  fill: 'rgb(255 255 255 / 8%)',
  fillStrong: 'rgb(255 255 255 / 12%)',
  veil: 'rgb(0 0 0 / 45%)',
};

const variables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/** Color around a picture whose shape its network doesn't take, in both modes. */
const FRAME = '#ffffff';

/** The palettes as CSS variables: light, dark by the mode attribute or by the system. Paper is light. */
export const TOKENS_CSS = `:root{color-scheme:light;${variables(LIGHT)};--frame:${FRAME}}
@media screen{:root[data-mode=dark]{color-scheme:dark;${variables(DARK)}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-mode=light]){color-scheme:dark;${variables(DARK)}}}`;
