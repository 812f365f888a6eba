// The mark of code for a newer Android than the oldest that the app runs on.
package tabularium.app

/** Calls what API 26 does not have; whoever calls this has asked which Android runs. */
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.CLASS)
annotation class NewerApi
