import { Tabs } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useSearchParams } from "react-router-dom"

interface TabPagesProps {
  /** What the address calls each tab, what people call it, and what it shows. */
  tabs: { id: string; label: string; content: ReactNode }[]
}

/** Tabs whose state is in the address; the lists of the tab that is left start anew. */
export function TabPages({ tabs }: TabPagesProps) {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get("tab")
  const current = tabs.some(({ id }) => id === wanted) ? (wanted as string) : (tabs[0]?.id ?? "")
  return (
    <Tabs
      value={current}
      onValueChange={(tab) => setSearch({ tab })}
      className="flex flex-col gap-y-3"
    >
      <div className="overflow-x-auto">
        <Tabs.List>
          {tabs.map(({ id, label }) => (
            <Tabs.Trigger key={id} value={id} className="whitespace-nowrap">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </div>
      {tabs.map(({ id, content }) => (
        // Those that are not shown must not leave a gap.
        <Tabs.Content
          key={id}
          value={id}
          className={current === id ? "flex flex-col gap-y-3" : undefined}
        >
          {current === id && content}
        </Tabs.Content>
      ))}
    </Tabs>
  )
}
