import { ConfigProvider, theme, type ThemeConfig } from 'antd'
import idID from 'antd/es/locale/id_ID'
import type { ReactNode } from 'react'
import { useObservable } from '#client/net/observable.ts'
import { nonce } from './nonce.ts'
import { dark, type Palette } from './palette.ts'
import { palette } from './theme.ts'

const coarse = matchMedia('(pointer: coarse)').matches

/** antd in the shop's colours, in Indonesian, allowed by the content policy. */
export function AntdTheme({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      locale={idID}
      csp={{ nonce }}
      theme={themeOf(useObservable(palette))}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  )
}

/** Behind a message of that kind. */
const wash = (kind: 'success' | 'warning' | 'info' | 'danger'): string =>
  `color-mix(in srgb, var(--${kind}) 11%, var(--surface))`

const themeOf = (p: Palette): ThemeConfig => ({
  algorithm: p === dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
  token: {
    colorPrimary: p.gold,
    colorPrimaryHover: p.goldHover,
    colorPrimaryActive: p.goldHover,
    colorPrimaryBg: p.goldWash,
    colorPrimaryBgHover: p.goldWash,
    colorLink: p.gold,
    colorLinkHover: p.goldHover,
    colorSuccess: p.success,
    colorWarning: p.warning,
    colorError: p.danger,
    colorErrorText: p.danger,
    colorInfo: p.info,
    colorBgBase: p.surface,
    colorTextBase: p.text,
    colorBgLayout: p.ground,
    colorBgContainer: p.surface,
    colorBgElevated: p.surface,
    colorText: p.text,
    colorTextSecondary: p.text2,
    colorTextTertiary: p.text2,
    colorTextDescription: p.text2,
    colorTextPlaceholder: p.placeholder,
    colorTextDisabled: p.placeholder,
    colorTextLightSolid: p.onGold,
    colorBgContainerDisabled: p.surface2,
    colorBorder: p.edge,
    colorBorderSecondary: p.line,
    colorSplit: p.line,
    fontFamily: 'var(--sans)',
    fontSize: 14,
    borderRadius: 6,
    controlHeight: coarse ? 44 : 34,
    controlHeightSM: coarse ? 36 : 28,
    // With the border: a ring of two pixels around whatever has the focus.
    controlOutline: p.gold,
    controlOutlineWidth: 1,
    colorErrorOutline: p.danger,
    colorWarningOutline: p.warning,
    // No animation on opening or closing: a counter is quick, and a sign interrupted in its movement stays for ever.
    motion: false,
  },
  components: {
    // Derived from seeds as dark as these they would be mud.
    Alert: {
      colorSuccessBg: wash('success'),
      colorWarningBg: wash('warning'),
      colorInfoBg: wash('info'),
      colorErrorBg: wash('danger'),
    },
    // The dark algorithm would dim the seed colour.
    Button: {
      colorPrimary: p.gold,
      colorPrimaryHover: p.goldHover,
      colorPrimaryActive: p.goldHover,
      primaryColor: p.onGold,
      fontWeight: 600,
      primaryShadow: 'none',
      defaultShadow: 'none',
    },
    Table: {
      headerBg: p.surface2,
      headerColor: p.text2,
      rowHoverBg: p.surface2,
      rowSelectedBg: p.goldWash,
      rowSelectedHoverBg: p.goldWash,
      cellPaddingBlockSM: coarse ? 10 : 6,
      cellPaddingInlineSM: 8,
    },
    Modal: { titleFontSize: 18 },
    Form: { itemMarginBottom: 14, verticalLabelPadding: '0 0 2px', labelColor: p.text2 },
    Progress: { defaultColor: p.gold, remainingColor: p.surface2 },
    // The text of a switch that is off must be readable too.
    Switch: { colorTextQuaternary: p.placeholder, colorTextTertiary: p.text2 },
    Segmented: {
      itemSelectedBg: p.gold,
      itemSelectedColor: p.onGold,
      trackBg: p.surface2,
      itemColor: p.text,
    },
  },
})
