/** Carillon's own, as `shell/ui` has them; mail programs know no variables. */
interface Colors {
  readonly ground: string;
  readonly surface: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
  readonly primary: string;
  readonly onPrimary: string;
}

export const LIGHT: Colors = {
  ground: '#f6f7f9',
  surface: '#ffffff',
  line: '#e3e6eb',
  text: '#161b26',
  muted: '#556070',
  primary: '#2346c8',
  onPrimary: '#ffffff',
};

export const DARK: Colors = {
  ground: '#0f1218',
  surface: '#171b23',
  line: '#2a303b',
  text: '#e7eaf0',
  muted: '#9aa5b5',
  primary: '#8ea6ff',
  onPrimary: '#0f1218',
};
