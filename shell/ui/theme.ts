import { type ThemeConfig, theme } from 'antd';
import { DARK, LIGHT } from './tokens.ts';

export type Mode = 'light' | 'dark';

/** antd in the product's colors, sizes and shapes. */
export function antdTheme(mode: Mode, motion = true): ThemeConfig {
  const palette = mode === 'dark' ? DARK : LIGHT;
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      motion,
      colorPrimary: palette.primary,
      colorInfo: palette.primary,
      colorLink: palette.primary,
      // The focus ring, which is the same everywhere.
      colorPrimaryBorder: palette.primary,
      lineWidthFocus: 2,
      colorSuccess: palette.green,
      colorError: palette.red,
      colorWarning: palette.amber,
      colorSuccessBg: palette.greenGround,
      colorSuccessBorder: palette.line,
      colorErrorBg: palette.redGround,
      colorErrorBorder: palette.line,
      colorWarningBg: palette.amberGround,
      colorWarningBorder: palette.line,
      colorText: palette.text,
      colorTextSecondary: palette.muted,
      colorTextDescription: palette.muted,
      colorTextPlaceholder: palette.muted,
      // "Facebook Connected" is a disabled button, and must be read.
      colorTextDisabled: palette.muted,
      colorBgLayout: palette.ground,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBorder: palette.line,
      colorBorderSecondary: palette.line,
      fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
      fontSize: 14,
      borderRadius: 8,
      borderRadiusLG: 12,
      controlHeight: 40,
      controlHeightSM: 32,
      controlHeightLG: 44,
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Button: {
        // The dark algorithm dims the seed color; the palette's is meant as it is.
        colorPrimary: palette.primary,
        fontWeight: 600,
        primaryColor: palette.onPrimary,
        colorError: palette.red,
        dangerColor: palette.onPrimary,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      // A box to tick must be seen without its tick.
      // The tick stands on the primary color, which is light in the dark.
      Checkbox: {
        colorBorder: palette.muted,
        colorPrimary: palette.primary,
        colorWhite: palette.onPrimary,
      },
      Input: { inputFontSize: 14 },
      Select: { colorBorder: palette.edge },
      Modal: { titleFontSize: 20 },
      // The networks of a preview fit beside each other.
      Tabs: { horizontalItemGutter: 16 },
    },
  };
}
