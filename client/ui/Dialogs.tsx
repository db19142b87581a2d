import { useId, useRef } from 'react'
import { useObservable } from '#client/net/observable.ts'
import { openDialogs, type OpenDialog } from '#client/net/dialogs.ts'
import { useModalDialog } from './modal-dialog.ts'
import './dialogs.css'

/** Shows the dialogs of `ask` and its kin; once per page. The first button, the safe one, has the focus. */
export function Dialogs() {
  return useObservable(openDialogs).map((dialog) => <Dialog key={dialog.id} {...dialog} />)
}

const MARK = { info: 'i', success: '✓', warning: '!', error: '×' } as const

function Dialog({ kind, title, text, list, catatan, ok, cancel, dahulu, answer }: OpenDialog) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModalDialog(ref)
  return (
    <dialog
      ref={ref}
      className={`dialog dialog-${kind}`}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault()
      }}
    >
      <span className="dialog-mark" aria-hidden="true">
        {MARK[kind]}
      </span>
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`} className="dialog-text">
        {list && list.length > 1 ? (
          <ul>
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          text && <p>{text}</p>
        )}
        {catatan && catatan.length > 0 && (
          <ul>
            {catatan.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {(ok || cancel) && (
        <div className="dialog-buttons">
          {cancel && (
            <button type="button" className="button" onClick={() => answer(false)}>
              {cancel}
            </button>
          )}
          {dahulu && (
            <button
              type="button"
              className="button"
              onClick={() => {
                answer(false)
                dahulu.buka()
              }}
            >
              {dahulu.nama}
            </button>
          )}
          {ok && (
            <button type="button" className="button button-primary" onClick={() => answer(true)}>
              {ok}
            </button>
          )}
        </div>
      )}
    </dialog>
  )
}
