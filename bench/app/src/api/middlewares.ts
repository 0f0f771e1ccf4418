import { join } from "node:path"
import { defineMiddlewares } from "@medusajs/framework/http"
import { keyed, nonced, open } from "./bench/gates/services"

const FOLDER = join(__dirname, "bench", "gates")

export default defineMiddlewares({
  routes: [
    ...open.mount(join(FOLDER, "open")),
    ...keyed.mount(join(FOLDER, "keyed")),
    ...nonced.mount(join(FOLDER, "nonced")),
  ],
})
