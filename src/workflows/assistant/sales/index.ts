export { readBoughtTogether } from "./bought-together"
export { readUnitsSold } from "./units-sold"
