import '#client/ui/status.css'

/** Beside the status of what is in no list any more: it was looked up by its number. */
export const TandaArsip = () => <span className="jual-status-tag jual-arsip">ARSIP</span>
