import { useEffect } from 'react'
import { useObservable } from '#client/net/observable.ts'
import { dropToast, openToasts, type Toast } from '#client/net/toasts.ts'
import './toasts.css'

/** Shows the toasts of `toast`; once per page. */
export function Toasts() {
  const toasts = useObservable(openToasts)
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </div>
  )
}

function ToastCard({ id, kind, text, ms }: Toast) {
  useEffect(() => {
    const timer = setTimeout(() => dropToast(id), ms)
    return () => clearTimeout(timer)
  }, [id, ms])
  return (
    <div className={`toast toast-${kind}`}>
      <span>{text}</span>
      {kind !== 'success' && <i className="toast-bar" style={{ animationDuration: `${ms}ms` }} />}
    </div>
  )
}
