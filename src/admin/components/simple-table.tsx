import { Table } from "@medusajs/ui"
import type { ReactNode } from "react"

interface SimpleTableProps {
  headers: { label: string; isNumber?: boolean }[]
  rows: { key: string; cells: ReactNode[] }[]
}

/** A small table that is there at once: no paging, no filters. */
export function SimpleTable({ headers, rows }: SimpleTableProps) {
  const align = (index: number) => (headers[index]?.isNumber ? "text-end" : undefined)
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={headers[0]?.label}>
      <Table>
        <Table.Header>
          <Table.Row>
            {headers.map(({ label }, index) => (
              <Table.HeaderCell key={label} className={align(index)}>
                {label}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, cells }) => (
            <Table.Row key={key}>
              {cells.map((cell, index) => (
                <Table.Cell key={index} className={align(index)}>
                  {cell}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}
