/** A cell of a table that is typed into, with what is wrong in it below. */
export const SheetCell = ({ error, children }: { error: string | undefined; children: React.ReactNode }) => (
  <>
    {children}
    {error && (
      <div className="field-error" role="alert">
        {error}
      </div>
    )}
  </>
)
