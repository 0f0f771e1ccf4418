import type { ToolRefusal } from "./types"

/**
 * What a tool throws to refuse: the model hears of it and can put it right, or tell the shopper.
 * Whatever else a tool throws is a fault of ours.
 */
export class ToolRefused extends Error implements ToolRefusal {
  /** @param code of the assistant's table of errors, such as `assistant_out_of_stock` */
  constructor(
    readonly code: string,
    message: string,
    readonly details?: Record<string, unknown>
  ) {
    super(message)
  }
}
