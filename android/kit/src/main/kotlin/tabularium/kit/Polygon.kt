// Whether a point lies within a polygon.
package tabularium.kit

object Polygon {
    /** The corners are given across and down in turn. Crossing the edges an odd number of times leads inside. */
    fun holds(corners: List<Float>, x: Float, y: Float): Boolean {
        var isInside = false
        var lastX = corners[corners.size - 2]
        var lastY = corners[corners.size - 1]
        for (i in corners.indices step 2) {
            val nextX = corners[i]
            val nextY = corners[i + 1]
            val isBetween = (lastY > y) != (nextY > y)
            if (isBetween && x < lastX + (y - lastY) / (nextY - lastY) * (nextX - lastX)) isInside = !isInside
            lastX = nextX
            lastY = nextY
        }
        return isInside
    }
}
