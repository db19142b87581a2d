import { Tabs } from 'antd'

interface Props<K extends string> {
  /** The title of every part, in their order. */
  bagian: Partial<Record<K, string>>
  dibuka: K
  onBuka: (bagian: K) => void
}

/** The parts of a screen that has several, below its title. */
export const ScreenPart = <K extends string>({ bagian, dibuka, onBuka }: Props<K>) => (
  <Tabs
    activeKey={dibuka}
    onChange={(next) => onBuka(next as K)}
    items={Object.entries<string | undefined>(bagian).map(([key, label]) => ({ key, label }))}
  />
)
