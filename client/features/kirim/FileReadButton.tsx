import { Button } from 'antd'
import { useRef } from 'react'

interface Props {
  /** The text of the button and of the file field. */
  label: string
  busy: boolean
  onRead: (file: string) => void
}

/** A signed text of another server, picked as a file. */
export function FileReadButton({ label, busy, onRead }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button loading={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        className="only-heard"
        tabIndex={-1}
        aria-label={`Berkas: ${label}`}
        accept=".txt,text/plain"
        onChange={async (event) => {
          const file = event.target.files?.[0]
          if (file) onRead(await file.text())
          // The same file may be picked again.
          if (input.current) input.current.value = ''
        }}
      />
    </>
  )
}
