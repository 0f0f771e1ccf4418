/** What says that something is not so, or asks. */
export const DENIED =
  /(?<![\p{L}])(?:not|no|isn't|aren't|wasn't|don't|doesn't|can't|cannot|couldn't|without|never|nor|unfortunately there|nothing|none|nicht|keine?[rnms]?|ohne|pas|aucune?|sans|plus|no hay|ningun[ao]?|sin|nessun[ao]?|non|senza|não|nenhuma?|sem|niet|geen|ليس|لا|لم|بدون|غير)(?![\p{L}])/iu
/** What only asks or supposes: no claim follows it. */
export const SUPPOSED =
  /(?<![\p{L}])(?:if|whether|check (?:for|stock|availability)|what is|which ones are|only show|once|until|unless|in case|ob|wenn|falls|sobald|si|cuando|se|quando|إذا|هل|لو)(?![\p{L}])[^,.;:]{0,48}$/iu
