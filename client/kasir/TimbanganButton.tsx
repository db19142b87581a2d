import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useObservable } from '#client/net/observable.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { lazily } from '#client/ui/lazily.tsx'
import { SEBAB } from './timbangan-reading.ts'
import { bisaTimbangan, cariTimbangan, timbangan } from './timbangan.ts'

const ModalTimbangan = lazily(async () => (await import('./ModalTimbangan.tsx')).ModalTimbangan, 'jendela')

/**
 * Shows the weight on the scale; a press takes it over for the chosen piece. Draws nothing where the browser reaches no
 * scale.
 */
export function TimbanganButton({ onAmbil }: { onAmbil: () => void }) {
  const { status, berat, sebab } = useObservable(timbangan)
  const [mengatur, setMengatur] = useState(false)
  useEffect(() => void cariTimbangan(), [])
  if (!bisaTimbangan()) return null
  const hubungkan = async () => {
    await cariTimbangan()
    setMengatur(timbangan.get().status !== 'tersambung')
  }
  return (
    <>
      {status === 'tersambung' ? (
        <Button onClick={onAmbil}>
          Timbangan {berat === null ? '-' : <Gram value={berat} />} <kbd>F6</kbd>
        </Button>
      ) : (
        <Button onClick={() => void hubungkan()}>Hubungkan Timbangan</Button>
      )}
      {/* Stays so until somebody sets the port: told before anyone asks for a weight. */}
      {sebab === 'PARITAS' && !mengatur && (
        <span className="field-error" role="alert">
          {SEBAB.PARITAS} <Button onClick={() => setMengatur(true)}>Atur Timbangan</Button>
        </span>
      )}
      {mengatur && <ModalTimbangan onClose={() => setMengatur(false)} />}
    </>
  )
}

/** Opens what connects this computer's scale, from where the shop's are set. */
export function AturTimbangan() {
  const [opened, setOpened] = useState(false)
  if (!bisaTimbangan()) return null
  return (
    <>
      <Button onClick={() => void cariTimbangan().then(() => setOpened(true))}>Timbangan Komputer Ini</Button>
      {opened && <ModalTimbangan onClose={() => setOpened(false)} />}
    </>
  )
}
