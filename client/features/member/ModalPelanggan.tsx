import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { PelangganForm } from './PelangganForm.tsx'

interface Props extends ComponentProps<typeof PelangganForm> {
  onTutup: () => void
  /** Further fields that must be known of the customer. */
  children?: ReactNode
  /** Fields that may be filled in, and need not: choosing a member closes the window all the same. */
  boleh?: ReactNode
}

/** The customer of the document on the till: what is typed counts as it is typed. F7 closes it again, and so does choosing a member, where nothing else is asked. */
export function ModalPelanggan({ onTutup, children, boleh, ...form }: Props) {
  const [chosen, setChosen] = useState(false)
  const tutup = useEffectEvent(() => onTutup())
  // Closes in an effect: the next step looks at the document with the chosen customer in it.
  useEffect(() => {
    if (chosen) tutup()
  }, [chosen])
  useKeys({ F7: onTutup }, { covered: true })
  return (
    <StaticModal
      open
      title="Pelanggan"
      width={640}
      onOk={onTutup}
      okText={
        <>
          Selesai <kbd>F7</kbd>
        </>
      }
    >
      <PelangganForm {...form} {...(children ? {} : { onChosen: () => setChosen(true) })} />
      {boleh}
      {children}
    </StaticModal>
  )
}
