import { Button } from 'antd'
import { useEffect } from 'react'
import { useObservable } from '#client/net/observable.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { cariTimbangan, hubungkanTimbangan, timbangan } from './timbangan.ts'

/** What the scale says; a press takes it over for the chosen piece. Nothing where the browser knows no scale. */
export function TombolTimbangan({ onAmbil }: { onAmbil: () => void }) {
  const { status, berat } = useObservable(timbangan)
  useEffect(() => void cariTimbangan(), [])
  if (status === 'tidak ada') return null
  if (status === 'terputus')
    return <Button onClick={() => void hubungkanTimbangan()}>Hubungkan Timbangan</Button>
  return (
    <Button onClick={onAmbil} disabled={berat === null}>
      Timbangan {berat === null ? '-' : <Gram value={berat} />} <kbd>F6</kbd>
    </Button>
  )
}
